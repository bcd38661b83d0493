import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { freeBlock } from '../stage/running-stack.ts';
import { type Browser, type Driver, type Found, splitAtFrames } from './driver.ts';
import { comeToRest, findIn, hasLibrary, isOnTop, libraryScript, type Step } from './find.ts';

/** WebKitGTK by its own driver, on a screen that nobody sees. */
export async function startBySelenium(miniBrowser: string): Promise<Browser> {
  const port = await freeBlock();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1100x24', 'WebKitWebDriver', `--port=${port}`],
    // With a group of its own, the screen and the browser end with it.
    { detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const console = watchConsole(child);
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`, child);
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', {
      binary: miniBrowser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    });
  return {
    open: async () => {
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
      return driverOf(driver, console.errors());
    },
    close: async () => {
      const ended = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** The browser writes its console to the standard output, which the driver hands on. */
function watchConsole({ stdout }: ChildProcess): { errors: () => () => readonly string[] } {
  let output = '';
  stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    errors: () => {
      const start = output.length;
      return () =>
        [...output.slice(start).matchAll(/^CONSOLE \w+ ERROR .*$/gm)].map(([line]) => line);
    },
  };
}

function driverOf(driver: WebDriver, errors: () => readonly string[]): Driver {
  return {
    goTo: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    address: () => driver.getCurrentUrl(),
    use: async (path, work) => {
      const { frames, rest } = splitAtFrames(path);
      try {
        for (const way of frames) {
          const frame = await find(driver, way);
          if (!frame) return null;
          await driver.executeScript(comeToRest, frame);
          await driver.switchTo().frame(frame);
        }
        const element = await find(driver, rest);
        return element && (await work(foundOf(driver, element, frames.length > 0)));
      } finally {
        if (frames.length > 0) await driver.switchTo().defaultContent();
      }
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors,
    close: () => driver.quit(),
  };
}

async function find(driver: WebDriver, path: readonly Step[]): Promise<WebElement | null> {
  if (!(await driver.executeScript<boolean>(hasLibrary))) await driver.executeScript(libraryScript);
  return await driver.executeScript<WebElement | null>(findIn, path);
}

/**
 * `element.click` takes the inside of a text field in a shadow root for something that lies over it;
 * a pointer that is moved to an element of a frame counts from the page's corner.
 */
async function click(driver: WebDriver, element: WebElement, inFrame: boolean): Promise<void> {
  await driver.executeScript(comeToRest, element);
  if (inFrame) {
    await element.click();
    return;
  }
  if (!(await driver.executeScript<boolean>(isOnTop, element)))
    throw new Error('something lies over the element');
  await driver.actions().move({ origin: element }).click().perform();
}

const foundOf = (driver: WebDriver, element: WebElement, inFrame: boolean): Found => ({
  click: () => click(driver, element, inFrame),
  type: async (text) => {
    await click(driver, element, inFrame);
    await driver.executeScript((field: unknown) => {
      if (field instanceof HTMLInputElement) field.select();
    }, element);
    // In a shadow root an element does not count as focused, and takes no keys by itself; keys
    // without an element do not reach a frame.
    const takesKeys = await driver.executeScript<boolean>(
      (field: unknown) => field === document.activeElement,
      element,
    );
    if (takesKeys) await element.sendKeys(text);
    else await driver.actions().sendKeys(text).perform();
  },
  select: async (value) => {
    await driver.executeScript(comeToRest, element);
    await new Select(element).selectByValue(value);
  },
  read: (property) =>
    driver.executeScript(
      (from: object, name: string): unknown => Reflect.get(from, name),
      element,
      property,
    ),
});

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end && child.exitCode === null) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver did not start');
}
