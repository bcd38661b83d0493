/**
 * Whether the code may be sent again: once at a time, and only when one has been typed, as the
 * specification says it (VERIFY-003, B-079).
 */
export const mayResendCode = ({
  typed,
  resending,
}: {
  typed: string;
  resending: boolean;
}): boolean => !resending && typed.trim() !== '';
