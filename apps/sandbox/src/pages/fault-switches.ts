/** The start page's radios change faults in the sandbox and report the result. */
const status = document.getElementById('fault-status');

for (const group of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-party]')) {
  group.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || status === null) return;
    try {
      const answer = await fetch('/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ party: group.dataset.party, mode: target.value }),
      });
      status.textContent = answer.ok ? 'Set.' : `Not set: the sandbox answered ${answer.status}.`;
    } catch {
      status.textContent = 'Not set: the sandbox does not answer.';
    }
  });
}

export {};
