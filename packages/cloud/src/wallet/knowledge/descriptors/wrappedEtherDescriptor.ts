import { wrappedEther } from '../wellKnownTokens'
import { coinField, describeCalls, type NamedDescriptor, tokenField } from './describe'

export const wrappedEtherDescriptor: NamedDescriptor = describeCalls(
  { owner: 'Wrapped Ether', contractName: 'Wrapped Ether' },
  wrappedEther,
  {
    'deposit()': { intent: 'Wrap', interpolatedIntent: 'Wrap {@.value}', fields: [coinField('Amount')] },
    'withdraw(uint256 wad)': {
      intent: 'Unwrap',
      interpolatedIntent: 'Unwrap {wad}',
      fields: [tokenField('wad', 'Amount', '@.to')],
    },
  },
)
