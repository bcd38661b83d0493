import { needsCard } from '@foyer/domain';
import type { ConfirmationSession } from '@foyer/session';
import { sentChange } from './sent-change.ts';
import { acts, sentNames } from './sent-names.ts';

/**
 * What a form of this page asks for, where a visitor without scripts has sent it: accepting the
 * offer, a question, a change, or cancelling at the fee that was shown. A card is typed into the vault's
 * frame, which needs its scripts.
 */
export async function act(session: ConfirmationSession, sent: URLSearchParams): Promise<void> {
  const state = session.confirmation.get();
  if (state.kind !== 'ready') return;
  const { offer, choices, total } = state.confirmation;
  const { actions } = session;
  switch (sent.get(sentNames.act)) {
    case acts.accept: {
      const method = offer?.methods.find((known) => known === sent.get(sentNames.method));
      const option = Number(sent.get(sentNames.option) ?? 0);
      if (!method || needsCard(method) || !sent.has(sentNames.terms)) return;
      return actions.acceptOffer({ option, method, cardToken: null });
    }
    case acts.ask: {
      const question = sent.get(sentNames.question)?.trim() ?? '';
      if (question !== '') void actions.askVenue(question);
      return;
    }
    case acts.change: {
      const agreed = sent.get(sentNames.agreed) ?? '';
      if (choices === null || total === null) return;
      actions.change(
        sentChange(choices, sent),
        /^\d{1,15}$/.test(agreed) ? { ...total, minor: Number(agreed) } : null,
      );
      return;
    }
    case acts.cancel: {
      const fee = sent.get(sentNames.fee) ?? '';
      if (/^\d{0,15}$/.test(fee)) void actions.cancel(fee === '' ? null : Number(fee));
      return;
    }
    default:
      return;
  }
}
