import {
  chosenRemotesSchema,
  createRemoteLoader,
  type LoadingPlace,
  type RemoteLoader,
} from '@foyer/federation';
import * as v from 'valibot';

const answerSchema = v.object({ remotes: chosenRemotesSchema, vendor: v.string() });

/** All remotes of a site that a tag may show, for views that did not come with its page. */
export async function furtherRemotes(
  origin: string,
  siteId: string,
  place: () => LoadingPlace,
): Promise<RemoteLoader> {
  const answer = await fetch(`${origin}/embed/1/remotes?site=${encodeURIComponent(siteId)}`);
  const { remotes, vendor } = v.parse(answerSchema, await answer.json());
  return createRemoteLoader({ remotes, vendor, place });
}
