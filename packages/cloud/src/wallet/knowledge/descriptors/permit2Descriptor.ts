import { describeCalls, type NamedDescriptor, rawField, timeField, tokenField } from './describe'

const chains = [1, 10, 56, 130, 137, 480, 8453, 42_161, 43_114, 84_532, 11_155_111, 11_155_420]

export const permit2Descriptor: NamedDescriptor = describeCalls(
  { owner: 'Uniswap', contractName: 'Permit2' },
  chains.map(chain => [chain, '0x000000000022D473030F116dDEE9F6B43aC78BA3']),
  {
    'approve(address token,address spender,uint160 amount,uint48 expiration)': {
      intent: 'Let a contract spend tokens',
      fields: [
        tokenField('amount', 'Amount', 'token'),
        rawField('spender', 'Spender'),
        timeField('expiration', 'Ends'),
      ],
    },
    'invalidateNonces(address token,address spender,uint48 newNonce)': {
      intent: 'Cancel signed spending permissions',
      fields: [rawField('token', 'Token'), rawField('spender', 'Spender')],
    },
  },
)
