/** Maximum length of an email address (RFC 5321). */
export const longestEmail = 254;

/**
 * Checks the shape of an address only: text, an at sign, a domain with a dot. Only a mail proves
 * that it exists.
 */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail &&
  /^[^\s@<>()[\],;:\\"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*[\p{L}\d]$/u.test(
    text,
  ) &&
  !/^\.|\.\.|\.@/.test(text);
