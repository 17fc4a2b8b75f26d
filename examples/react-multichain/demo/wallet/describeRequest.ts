import type { Description, WalletContext } from './Description'
import { describeBitcoin } from './describeBitcoin'
import { describeEvm } from './describeEvm'
import { describeSolana } from './describeSolana'
import type { AnyRequest } from './RequestQueue'
import { printed } from './shownValues'

/** Describes a request in words, amounts and names. Unknown requests keep their method's name and the raw content. */
export function describeRequest(request: AnyRequest, context: WalletContext): Description {
  const raw = printed({ method: request.method, params: request.params })
  if (request.kind === 'connect')
    return {
      title: 'Connect to OpenAppKit?',
      facts: context.accounts(),
      note: 'The page will see these accounts. It can’t move funds without your approval.',
      raw,
    }
  if ('chain' in request) return { ...describeSolana(request, context), raw }
  if ('network' in request) return { ...describeBitcoin(request), raw }
  return { ...describeEvm(request, context), raw }
}
