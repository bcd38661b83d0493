/** What the test run can do with the window around a story; Storybook itself can do nothing with it. */
type TestWindow = {
  resize: (width: number, height: number) => Promise<void>;
  /** Whether stories are shown in every look, which takes minutes. */
  everyLook: boolean;
};

let testWindow: TestWindow = { resize: async () => undefined, everyLook: false };

export const setTestWindow = (given: TestWindow): void => {
  testWindow = given;
};

export const sweepsEveryLook = (): boolean => testWindow.everyLook;

/** Does the work in a window of that width, and gives the window its width back. */
export async function inWindow(width: number, work: () => Promise<void>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await testWindow.resize(width, innerHeight);
  try {
    await work();
  } finally {
    await testWindow.resize(innerWidth, innerHeight);
  }
}
