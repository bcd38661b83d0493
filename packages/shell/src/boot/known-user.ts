import type { ApiClient } from '@foyer/api-client';
import { loadUser } from '@foyer/contract';
import type { UserInfo } from '@foyer/contract';
import type { BaseSession } from '@foyer/session';
import * as v from 'valibot';

const nobody: UserInfo = { visitor: { kind: 'anonymous' }, instantRooms: 0 };

/** The user: from the boot data, else from the server; anonymous where neither answers. */
export async function knownUser(
  brought: unknown,
  api: ApiClient,
  log: BaseSession['log'],
): Promise<UserInfo> {
  const read = v.safeParse(loadUser.answer, brought);
  if (read.success) return read.output;
  const reply = await api.call(loadUser);
  if (!reply.ok) log('visitor-unknown', { reason: reply.problem.kind });
  return reply.ok ? reply.value : nobody;
}
