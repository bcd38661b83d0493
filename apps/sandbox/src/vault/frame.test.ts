import { createServer, type Server } from 'node:http';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const sandbox = createSandbox();
let vault = '';
let parent = '';
let parentPage: Server;
let browser: Browser;
let page: Page;

const parentMarkup = `<!doctype html><title>Parent</title><script>
  window.heard = [];
  addEventListener('message', (event) => {
    if (event.origin === new URLSearchParams(location.search).get('vault')) heard.push(event.data);
  });
</script>`;

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The parent page has no port.');
  return address.port;
};

beforeAll(async () => {
  const named = process.env['CHROMIUM'];
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  browser = await chromium.launch({ args, ...(named ? { executablePath: named } : {}) });
  ({ url: vault } = await sandbox.start({ http: 0, smtp: 0 }));
  parentPage = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(parentMarkup),
  );
  await new Promise<void>((resolve) => parentPage.listen(0, '127.0.0.1', resolve));
  parent = `http://marketplace.localhost:${portOf(parentPage)}`;
});
afterAll(async () => {
  await browser.close();
  await sandbox.stop();
  parentPage.closeAllConnections();
  await new Promise((resolve) => parentPage.close(resolve));
});

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
});
afterEach(() => page.close());

/** Opens the frame in a page of the parent's origin and waits for its `ready`. */
async function openFrame(language = 'en'): Promise<Frame> {
  await embed(parent, language);
  await heard('ready');
  const frame = page.frame({ name: 'card' });
  if (frame === null) throw new Error('The page has no card frame.');
  return frame;
}

async function embed(claimed: string, language: string, holder = parent): Promise<void> {
  await page.goto(`${holder}/?vault=${vault}`);
  const query = new URLSearchParams({
    brand: 'Foyer',
    accessToken: 'visit-1',
    cvv: '1',
    language,
    parent: claimed,
    successUrl: `${claimed}/success?cardToken={cardToken}`,
    failureUrl: `${claimed}/failure`,
  });
  await page.evaluate(
    (src) =>
      document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'card' })),
    `${vault}/vault/frame?${query}`,
  );
}

const say = (message: unknown): Promise<void> =>
  page.evaluate(
    ([data, origin]) =>
      document.querySelector('iframe')?.contentWindow?.postMessage(data, String(origin)),
    [message, vault],
  );

const messages = (type: string): Promise<unknown[]> =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'heard') as { type: string }[]).filter((each) => each.type === wanted),
    type,
  );

async function heard(type: string, times = 1): Promise<unknown> {
  await expect.poll(() => messages(type), { timeout: 10_000 }).toHaveLength(times);
  return (await messages(type)).at(-1);
}

async function fillIn(frame: Frame, number = '4242424242424242'): Promise<void> {
  await frame.getByLabel('Card number').pressSequentially(number);
  await frame.getByLabel('Valid until').pressSequentially('1230');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill('Aino Lindqvist');
}

async function tokenFromSuccess(frame: Frame): Promise<string> {
  await frame.waitForURL(`${parent}/success?cardToken=card_*`);
  return new URL(frame.url()).searchParams.get('cardToken') ?? '';
}

const authorize = async (token: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': token };
  return (
    await fetch(`${vault}/vault/authorizations`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token, amount: 100, currency: 'EUR' }),
    })
  ).status;
};

test('ready, invalid, valid, submit, and a token that pays', async () => {
  const frame = await openFrame();
  expect(await heard('frameDimensionsChanged')).toMatchObject({ height: 403 });

  await say({ type: 'validate' });
  expect(await heard('valid')).toEqual({ type: 'valid', valid: false });
  await expect
    .poll(() => frame.getByLabel('Card number').getAttribute('aria-invalid'))
    .toBe('true');
  expect(await frame.getByText('Enter the code.').isVisible()).toBe(true);
  expect(await frame.evaluate(() => document.activeElement?.id)).toBe('number');

  await fillIn(frame);
  expect(await frame.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await frame.getByLabel('Valid until').inputValue()).toBe('12 / 30');
  await say({ type: 'validate' });
  expect(await heard('valid', 2)).toEqual({ type: 'valid', valid: true });

  await say({ type: 'submit' });
  expect(await authorize(await tokenFromSuccess(frame))).toBe(200);
});

test('the frame wears the brand of the merchant it returns to', async () => {
  const pressed = async (hostname: string) => {
    const holder = parent.replace('marketplace.localhost', hostname);
    await embed(holder, 'en', holder);
    const button = page.frameLocator('iframe').locator('#confirm');
    await button.waitFor({ state: 'attached' });
    return button.evaluate((one) => getComputedStyle(one).backgroundColor);
  };
  expect(await pressed('partner.white-label.localhost')).toBe('rgb(106, 27, 92)');
  expect(await pressed('chain.hotel-chain.localhost')).toBe('rgb(195, 15, 69)');
});

test('a wrong check digit is explained where it was typed, and submit then stores nothing', async () => {
  const frame = await openFrame();
  await fillIn(frame, '4242424242424241');
  await say({ type: 'submit' });
  expect(await heard('valid')).toEqual({ type: 'valid', valid: false });
  expect(await frame.getByText('Check the number: it has a typing mistake.').isVisible()).toBe(
    true,
  );
  expect(frame.url()).toContain('/vault/frame');
});

test('a declined card gets a token, and the decline comes when it is used', async () => {
  const frame = await openFrame();
  await fillIn(frame, '4000000000000002');
  await say({ type: 'submit' });
  expect(await authorize(await tokenFromSuccess(frame))).toBe(402);
});

test('a card that needs confirming is confirmed inside the frame, and the parent is told to show it', async () => {
  const frame = await openFrame();
  await fillIn(frame, '4000000000003220');
  await say({ type: 'submit' });
  expect(await heard('confirmation')).toEqual({ type: 'confirmation', open: true });
  await frame.getByRole('button', { name: 'Confirm' }).click();
  expect(await authorize(await tokenFromSuccess(frame))).toBe(200);
});

test('who cancels at the bank comes to the failure address', async () => {
  const frame = await openFrame();
  await fillIn(frame, '4000000000003220');
  await say({ type: 'submit' });
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await frame.waitForURL(`${parent}/failure`);
});

test('a vault that fails leads to the failure address', async () => {
  const frame = await openFrame();
  await fillIn(frame);
  const tell = (mode: string): Promise<Response> =>
    fetch(`${vault}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ party: 'vault', mode }),
    });
  await tell('fail');
  await say({ type: 'submit' });
  await frame.waitForURL(`${parent}/failure`).finally(() => tell('ok'));
});

test('a message from another window or of another shape is ignored', async () => {
  const frame = await openFrame();
  await frame.evaluate(() => window.postMessage({ type: 'validate' }, location.origin));
  // A sibling frame has the parent's origin, but is not the parent.
  await page.evaluate((origin) => {
    const sibling = document.body.appendChild(
      Object.assign(document.createElement('iframe'), { src: '/sibling' }),
    );
    return new Promise<void>((resolve) =>
      sibling.addEventListener('load', () => {
        const script = sibling.contentDocument?.createElement('script');
        if (script)
          script.textContent = `parent.frames.card.postMessage({ type: 'validate' }, ${JSON.stringify(origin)})`;
        if (script) sibling.contentDocument?.body.append(script);
        resolve();
      }),
    );
  }, vault);
  for (const odd of ['validate', null, 7, { type: 'Validate' }, { kind: 'validate' }])
    await say(odd);
  expect(await messages('valid')).toEqual([]);
  expect(await frame.getByText('Enter the code.').isVisible()).toBe(false);
  // The same message from the right window is handled, so the silence above is meaningful.
  await say({ type: 'validate' });
  expect(await heard('valid')).toEqual({ type: 'valid', valid: false });
  expect(await frame.getByText('Enter the code.').isVisible()).toBe(true);
});

test('a page that claims another origin gets no frame', async () => {
  await embed('http://other.localhost:4000', 'en');
  await expect
    .poll(() => page.frames().map((each) => each.url()))
    .toContainEqual(expect.stringMatching(/^chrome-error:/));
  expect(await messages('ready')).toEqual([]);
});

test('a page of another origin is not heard, even where a browser lets it hold the frame', async () => {
  const other = 'http://other.localhost:4000';
  await page.route(`${vault}/vault/frame?*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': '' },
    });
  });
  await embed(other, 'en');
  const frame = page.frameLocator('iframe');
  // Waits until the script explains the incomplete number: it may load after the field, and handles
  // only later events.
  const leaveHalfANumber = async () => {
    await frame.getByLabel('Card number').fill('4242');
    await frame.getByLabel('Card number').blur();
    return frame.getByLabel('Card number').getAttribute('aria-invalid');
  };
  await expect.poll(leaveHalfANumber, { timeout: 10_000 }).toBe('true');
  await say({ type: 'validate' });
  await page.waitForTimeout(200);
  expect(await frame.getByText('Enter the code.').isVisible()).toBe(false);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
});

test('the form speaks German, and Tab goes through it in order', async () => {
  const frame = await openFrame('de-de');
  await frame.getByLabel('Kartennummer').focus();
  const order = [];
  for (let step = 0; step < 5; step += 1) {
    order.push(
      await frame.evaluate(() => document.activeElement?.id || document.activeElement?.tagName),
    );
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual(['number', 'valid-until', 'code', 'name', 'SUMMARY']);
});

test('every file that the frame asks for is there', async () => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await openFrame();
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
