import { expect, test } from 'vitest'
import type { OnrampQuotes, QuoteQuery } from './OnrampQuote'
import { QuoteFeed, type QuotesState } from './QuoteFeed'

const query = (amount: bigint): QuoteQuery => ({ amount, asset: { id: 'eth' } }) as unknown as QuoteQuery
const quotesOf = (amount: bigint): OnrampQuotes => ({ query: query(amount), quotes: [] }) as unknown as OnrampQuotes

test('an answer to an earlier question is ignored, even if the source ignores the signal', async () => {
  const answers: ((quotes: OnrampQuotes) => void)[] = []
  const states: QuotesState[] = []
  const feed = new QuoteFeed({
    environment: {
      now: () => 0,
      setTimer(run) {
        run()
        return () => {}
      },
    },
    source: { quotes: () => new Promise(resolve => void answers.push(resolve)) },
    write: state => void states.push(state),
  })
  feed.want(query(1n), 0)
  feed.want(query(2n), 0)
  answers[1]?.(quotesOf(2n))
  answers[0]?.(quotesOf(1n))
  await new Promise(resolve => setTimeout(resolve))
  expect(states.at(-1)).toEqual({ status: 'ready', quotes: quotesOf(2n) })
  expect(states.filter(({ status }) => status === 'ready')).toHaveLength(1)
})
