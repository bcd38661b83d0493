/**
 * Chromium compiles every function of a file that begins so while the file comes, beside the page's
 * own thread. That thread else compiles them one by one at their first calls: on a slow phone a
 * good part of the time until the form answers. To other browsers it is a comment.
 */
export const compiledWhileLoading = '//# allFunctionsCalledOnLoad';
