/** What is pressed: the other kind's tab, the attendees' +, the start date, or a key. */
export type Press = 'tab' | 'people' | 'date' | 'key';

type PressRecord = {
  /** End of the first frame that shows the control's own answer, which was kept from then on. */
  answered: number | null;
  /** End of the first frame that shows what follows: the list, the new offers, the calendar. */
  followed: number | null;
  /** How often an answer was shown and taken back. */
  lost: number;
  holds: () => boolean;
};

declare global {
  interface Window {
    benchPress: PressRecord;
  }
}

/**
 * Runs in the page from the start of the document: presses a control with each frame, as soon as it
 * is shown, until it has answered; a folded form is opened first. A button in the HTML whose script has not run yet does not
 * count as an answer. If an answer is lost later, as when a script draws the form anew, it is
 * pressed once more, as a visitor would, and the later answer counts. `roomsFor` tells how many
 * rooms suit a number of attendees.
 */
export function pressUntilAnswered({
  press,
  roomsFor,
}: {
  press: Press;
  roomsFor: readonly number[];
}): void {
  if (window !== window.top) return;
  const controls = window.benchControls;
  type Trial = { press: () => void; isAnswered: () => boolean; isFollowed: () => boolean };

  const tab: Trial = {
    press: () => controls.otherKind()?.click(),
    isAnswered: () => controls.otherKind()?.checked === true,
    isFollowed: () => controls.packagesListed(),
  };

  let peopleBefore: string | null = null;
  const people: Trial = {
    press: () => {
      const found = controls.attendees();
      peopleBefore ??= found?.field.value ?? null;
      found?.more.click();
    },
    isAnswered: () => {
      const found = controls.attendees();
      return found !== null && peopleBefore !== null && found.field.value !== peopleBefore;
    },
    isFollowed: () => {
      const listed = controls.roomsListed();
      const wanted = roomsFor[Number(controls.attendees()?.field.value)];
      return listed === wanted && wanted !== roomsFor[Number(peopleBefore)];
    },
  };

  // A button opens a calendar; the browser's own field takes the focus and has its own calendar.
  const calendar = () => {
    const found = controls.startDate();
    const open = controls.root().querySelector('[role="dialog"][aria-label="Start date"]');
    const isOpen = found?.ariaExpanded === 'true' || open?.matches(':popover-open') === true;
    return { found, open: isOpen ? open : null };
  };
  const date: Trial = {
    press: () => {
      const { found, open } = calendar();
      if (found instanceof HTMLInputElement) found.focus();
      // A second press would close what is open and still empty.
      else if (!open) found?.click();
    },
    isAnswered: () => {
      const { found, open } = calendar();
      if (found instanceof HTMLInputElement) return controls.root().activeElement === found;
      return open !== null && open.childElementCount > 0 && controls.isShown(open);
    },
    isFollowed: () => {
      const { found, open } = calendar();
      if (found instanceof HTMLInputElement) return controls.root().activeElement === found;
      const grid = open?.querySelector('[role="grid"]');
      return grid !== null && grid !== undefined && controls.isShown(grid);
    },
  };

  let textBefore: string | null = null;
  const hasKey = () => {
    const field = controls.firstTextField();
    return field !== null && textBefore !== null && field.value === `${textBefore}A`;
  };
  const key: Trial = {
    press: () => {
      const field = controls.firstTextField();
      if (!field) return;
      textBefore ??= field.value;
      field.focus();
      // Deprecated, and the only way for a script to type with the events of a keyboard.
      document.execCommand('insertText', false, 'A');
    },
    isAnswered: hasKey,
    isFollowed: hasKey,
  };

  const trial = { tab, people, date, key }[press];
  let answered = false;
  let followed = false;
  const record: PressRecord = {
    answered: null,
    followed: null,
    lost: 0,
    holds: () => trial.isAnswered() && trial.isFollowed(),
  };
  window.benchPress = record;
  const onFrame = () => {
    if (trial.isAnswered()) {
      // A timer that is set before a frame is painted runs after it.
      if (!answered) setTimeout(() => (record.answered = performance.now()));
      answered = true;
      if (!followed && trial.isFollowed()) {
        followed = true;
        setTimeout(() => (record.followed = performance.now()));
      }
    } else {
      if (answered) record.lost += 1;
      answered = false;
      followed = false;
      const line = controls.foldedLine();
      if (line) line.click();
      trial.press();
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
