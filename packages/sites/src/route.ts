/** Where a path leads on a host, after the language's prefix was taken off. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'venue'; readonly alias: string }
  | { readonly page: 'checkout'; readonly cartId: string }
  | { readonly page: 'confirmation' }
  | { readonly page: 'legal'; readonly text: 'terms' | 'privacy' | 'data-processing' };

/** Reads the path; whatever has no page of its own is a venue's alias. */
export function routeOf(path: string): Route {
  const rest = path.replace(/^\/+|\/+$/g, '');
  if (rest === '') return { page: 'home' };
  if (rest === 'terms' || rest === 'privacy' || rest === 'data-processing') return { page: 'legal', text: rest };
  if (rest === 'thank-you-anon') return { page: 'confirmation' };
  const cart = /^book-universal\/([A-Za-z0-9_-]+)$/.exec(rest);
  if (cart?.[1]) return { page: 'checkout', cartId: cart[1] };
  return { page: 'venue', alias: rest.replace(/^node\//, '') };
}
