/**
 * Whether the code may be sent again: one call at a time, and only when a code has been typed, as
 * specified (VERIFY-003, B-079).
 */
export const mayResendCode = ({
  typed,
  resending,
}: {
  typed: string;
  resending: boolean;
}): boolean => !resending && typed.trim() !== '';
