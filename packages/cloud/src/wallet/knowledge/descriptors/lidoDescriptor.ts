import { stakedEther } from '../wellKnownTokens'
import { coinField, describeCalls, type NamedDescriptor } from './describe'

export const lidoDescriptor: NamedDescriptor = describeCalls(
  { owner: 'Lido', contractName: 'Lido' },
  [[1, stakedEther]],
  {
    'submit(address _referral)': {
      intent: 'Stake with Lido',
      interpolatedIntent: 'Stake {@.value} with Lido',
      fields: [coinField('Amount')],
    },
  },
)
