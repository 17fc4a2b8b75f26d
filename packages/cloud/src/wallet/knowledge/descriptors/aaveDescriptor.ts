import { type ChainAddress, describeCalls, type NamedDescriptor, rawField, tokenField } from './describe'

const pools: readonly ChainAddress[] = [
  [1, '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'],
  ...[10, 137, 42_161, 43_114].map((chain): ChainAddress => [chain, '0x794a61358D6845594F94dc1DB02A252b5b4814aD']),
  [8453, '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5'],
]

export const aaveDescriptor: NamedDescriptor = describeCalls({ owner: 'Aave', contractName: 'Aave pool' }, pools, {
  'supply(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)': {
    intent: 'Supply to Aave',
    interpolatedIntent: 'Supply {amount} to Aave',
    fields: [tokenField('amount', 'Amount', 'asset'), rawField('onBehalfOf', 'In the name of')],
  },
  'withdraw(address asset,uint256 amount,address to)': {
    intent: 'Withdraw from Aave',
    interpolatedIntent: 'Withdraw {amount} from Aave',
    fields: [tokenField('amount', 'Amount', 'asset', 'All'), rawField('to', 'To')],
  },
  'borrow(address asset,uint256 amount,uint256 interestRateMode,uint16 referralCode,address onBehalfOf)': {
    intent: 'Borrow from Aave',
    interpolatedIntent: 'Borrow {amount} from Aave',
    fields: [tokenField('amount', 'Amount', 'asset'), rawField('onBehalfOf', 'Debt of')],
  },
  'repay(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf)': {
    intent: 'Repay to Aave',
    interpolatedIntent: 'Repay {amount} to Aave',
    fields: [tokenField('amount', 'Amount', 'asset', 'All'), rawField('onBehalfOf', 'Debt of')],
  },
})
