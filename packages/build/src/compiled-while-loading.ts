/**
 * Chromium compiles all functions of such a file while it downloads, off the main thread, instead
 * of one by one at their first calls, which delays the form on a slow phone. Other browsers see a
 * comment.
 */
export const compiledWhileLoading = '//# allFunctionsCalledOnLoad';
