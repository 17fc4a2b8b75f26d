import { type ChainAddress, coinField, describeCalls, type NamedDescriptor, timeField } from './describe'

const routers: readonly ChainAddress[] = [
  [1, '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'],
  [1, '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD'],
  [10, '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507'],
  [130, '0xEf740bf23aCaE26f6492B10de645D6B98dC8Eaf3'],
  [137, '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223'],
  [8453, '0x6fF5693b99212Da76ad316178A184AB56D299b43'],
  [8453, '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD'],
  [42_161, '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3'],
]

/** The amounts are in the commands, which ERC-7730 can't read, so the simulation says what moves. */
export const uniswapDescriptor: NamedDescriptor = describeCalls(
  { owner: 'Uniswap', contractName: 'Uniswap router' },
  routers,
  {
    'execute(bytes commands,bytes[] inputs,uint256 deadline)': {
      intent: 'Swap with Uniswap',
      fields: [coinField('Coins sent along'), timeField('deadline', 'Valid until')],
    },
    'execute(bytes commands,bytes[] inputs)': {
      intent: 'Swap with Uniswap',
      fields: [coinField('Coins sent along')],
    },
  },
)
