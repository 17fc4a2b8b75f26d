import { usdCoin } from '../wellKnownTokens'
import { describeCalls, describeData, type NamedDescriptor, rawField, timeField, tokenField } from './describe'

const names = { owner: 'Circle', contractName: 'USDC' }
const authorization =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce' as const
const transferFields = [rawField('from', 'From'), rawField('to', 'To'), timeField('validBefore', 'Valid until')]
const signedTransfer = {
  intent: 'Sign a transfer of USDC',
  interpolatedIntent: 'Let {to} collect {value}',
  fields: [tokenField('value', 'Amount', '@.to'), ...transferFields],
}
const sentTransfer = {
  intent: 'Use a signed transfer of USDC',
  fields: [tokenField('value', 'Amount', '@.to'), ...transferFields],
}

/** Permits ([EIP-2612](https://eips.ethereum.org/EIPS/eip-2612)) and transfers ([EIP-3009](https://eips.ethereum.org/EIPS/eip-3009)) that are signed. */
export const usdCoinDataDescriptor: NamedDescriptor = describeData(names, usdCoin, {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
    intent: 'Let a third party spend USDC',
    fields: [
      tokenField('value', 'Amount', '@.to'),
      rawField('spender', 'Spender'),
      timeField('deadline', 'Sign until'),
    ],
  },
  [`TransferWithAuthorization(${authorization})`]: signedTransfer,
  [`ReceiveWithAuthorization(${authorization})`]: signedTransfer,
})

/** Signed permits and transfers that a transaction uses. */
export const usdCoinDescriptor: NamedDescriptor = describeCalls(names, usdCoin, {
  'permit(address owner,address spender,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)': {
    intent: 'Use a signed spending permission',
    fields: [
      tokenField('value', 'Amount', '@.to'),
      rawField('owner', 'Owner'),
      rawField('spender', 'Spender'),
      timeField('deadline', 'Valid until'),
    ],
  },
  [`transferWithAuthorization(${authorization},uint8 v,bytes32 r,bytes32 s)`]: sentTransfer,
  [`receiveWithAuthorization(${authorization},uint8 v,bytes32 r,bytes32 s)`]: sentTransfer,
})
