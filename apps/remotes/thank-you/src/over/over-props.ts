import type { Confirmation } from '@foyer/domain';
import type { ExitLinks } from '../exits.tsx';

/** `exits.another` leads to the venue, for another try. */
export type OverProps = { confirmation: Confirmation; exits: ExitLinks };
