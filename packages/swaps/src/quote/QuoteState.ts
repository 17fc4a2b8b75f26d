import type { AppKitError } from '@openappkit/appkit-core'
import type { SwapQuote } from './SwapQuote'

/** State of the quote of a form. */
export type QuoteState =
  /** The form has no complete inputs. */
  | { readonly status: 'idle' }
  /** `previous` answers the same inputs and is being refreshed. */
  | { readonly status: 'loading'; readonly previous?: SwapQuote | undefined }
  | { readonly status: 'ready'; readonly quote: SwapQuote }
  /** The quote can't be used anymore, and no new one has arrived. */
  | { readonly status: 'expired'; readonly quote: SwapQuote }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Returns the quote that a state shows, expired or not. */
export function shownQuote(state: QuoteState): SwapQuote | undefined {
  if (state.status === 'loading') return state.previous
  return 'quote' in state ? state.quote : undefined
}
