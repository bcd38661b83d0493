import type { Metrics } from '../http/metrics.ts';
import type { Providers } from './providers.ts';

/** The same providers, with calls counted by outcome. */
export const measuredProviders = (
  providers: Providers,
  metrics: Pick<Metrics, 'asked'>,
): Providers => ({
  cardVault: measured('cardVault', providers.cardVault, metrics),
  propertySystem: measured('propertySystem', providers.propertySystem, metrics),
  officeOperator: measured('officeOperator', providers.officeOperator, metrics),
  translation: measured('translation', providers.translation, metrics),
  location: measured('location', providers.location, metrics),
});

function measured<Provider extends object>(
  name: string,
  provider: Provider,
  { asked }: Pick<Metrics, 'asked'>,
): Provider {
  return new Proxy(provider, {
    get: (target, call) => {
      const member: unknown = Reflect.get(target, call);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]): Promise<unknown> => {
        const begun = performance.now();
        const done = (outcome: string) =>
          asked(name, String(call), outcome, (performance.now() - begun) / 1000);
        try {
          const result: unknown = await Reflect.apply(member, target, args);
          done(outcomeOf(result));
          return result;
        } catch (error) {
          done('failed');
          throw error;
        }
      };
    },
  });
}

/** The outcome's own name if it has one, e.g. `declined`; `false` means that the party is down. */
function outcomeOf(result: unknown): string {
  if (result === false) return 'unavailable';
  const kind: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'kind') : undefined;
  return typeof kind === 'string' ? kind : 'ok';
}
