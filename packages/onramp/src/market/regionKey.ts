import { objectOf, text } from '@openappkit/appkit-core/cloud'
import type { OnrampRegion } from '../OnrampContext'

const region = /* @__PURE__ */ objectOf({ country: /* @__PURE__ */ text(2) }, { subdivision: /* @__PURE__ */ text(3) })

/** Storage entry for the region of the last purchase. */
export const regionKey: {
  readonly name: string
  parse(raw: string): OnrampRegion | undefined
  print(value: OnrampRegion): string
} = {
  name: '@appkit/onramp_region',
  parse: raw => {
    try {
      return region(JSON.parse(raw))
    } catch {
      return undefined
    }
  },
  print: value => JSON.stringify(value),
}
