import { type ParseAbi, parseAbi } from 'viem'

const ROUTER = [
  'function WETH() view returns (address)',
  'function factory() view returns (address)',
  'function getPair(address, address) view returns (address)',
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256) returns (uint256[])',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
] as const
const WRAPPED = ['function deposit() payable', 'function withdraw(uint256)'] as const

/** Interface of a Uniswap V2 router, its factory and its pairs. */
export const routerAbi: ParseAbi<typeof ROUTER> = parseAbi(ROUTER)

/** Interface of a wrapped native token. */
export const wrappedAbi: ParseAbi<typeof WRAPPED> = parseAbi(WRAPPED)
