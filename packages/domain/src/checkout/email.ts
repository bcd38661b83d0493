/** Longest address that mail can be sent to (RFC 5321). */
export const longestEmail = 254;

/**
 * One address a person could have: something, an at sign, a domain with a dot. Only the mail itself
 * proves it.
 */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail &&
  /^[^\s@<>()[\],;:\\"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*[\p{L}\d]$/u.test(
    text,
  ) &&
  !/^\.|\.\.|\.@/.test(text);
