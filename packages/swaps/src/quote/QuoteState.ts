import type { AppKitError } from '@openappkit/appkit-core'
import { answers, type QuoteQuery, type SwapQuote } from './SwapQuote'

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

/** Returns the state with newer facts about the tokens of its quote, such as their prices. */
export function withQuery(state: QuoteState, query: QuoteQuery | undefined): QuoteState {
  const quote = shownQuote(state)
  if (!quote || !query || !answers(quote, query)) return state
  if (state.status === 'loading') return { status: 'loading', previous: { ...quote, query } }
  return state.status === 'expired'
    ? { status: 'expired', quote: { ...quote, query } }
    : { status: 'ready', quote: { ...quote, query } }
}
