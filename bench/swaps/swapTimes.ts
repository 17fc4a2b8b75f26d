import type { TargetTime } from '../modal/TargetTime.ts'
import type { SwapResults } from './SwapResults.ts'

/** Every time that a run measures, with its target. */
export const swapTimes: readonly TargetTime<SwapResults>[] = [
  {
    what: 'floor: key press → text in a plain field',
    read: ({ floor }) => floor,
  },
  {
    what: 'key press → amount and button',
    read: ({ form }) => form.flatMap(({ typed }) => typed),
  },
  {
    what: 'response → quote',
    limit: 16,
    read: ({ form }) => form.flatMap(({ quoted }) => quoted),
  },
  {
    what: 'pasted amount → quote, without the request',
    read: ({ form }) => form.flatMap(({ pasted }) => pasted),
  },
  {
    what: '10 000 tokens: first opening → first row',
    limit: 120,
    read: ({ picker }) => picker.flatMap(({ firstOpen }) => firstOpen),
  },
  {
    what: '10 000 tokens: later opening → first row',
    limit: 120,
    read: ({ picker }) => picker.flatMap(({ laterOpen }) => laterOpen),
  },
  {
    what: '10 000 tokens: key press in the search → first match',
    read: ({ picker }) => picker.flatMap(({ filtered }) => filtered),
  },
  {
    what: 'quote endpoint, three paths',
    limit: 50,
    read: ({ quotes }) => quotes,
  },
]
