import { type ParseAbi, parseAbi } from 'viem'

const signatures = [
  'function WETH() view returns (address)',
  'function factory() view returns (address)',
  'function createPair(address tokenA, address tokenB) returns (address pair)',
  'function getPair(address tokenA, address tokenB) view returns (address pair)',
  'function getReserves(address tokenA, address tokenB) view returns (uint256 reserveA, uint256 reserveB)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'error Expired()',
  'error InvalidPath()',
  'error PoolExists(address tokenA, address tokenB)',
  'error NoPool(address tokenA, address tokenB)',
  'error InsufficientInput()',
  'error InsufficientLiquidity()',
  'error InsufficientOutput(uint256 out, uint256 min)',
  'error EtherRefused(address to)',
  'error TransferFailed(address token)',
  'error Underpaid()',
  'error Overflow()',
] as const

/**
 * ABI of the router of an {@link EvmExchange}: the functions of Uniswap V2's router and factory, and the errors of the
 * exchange.
 */
export const exchangeAbi: ParseAbi<typeof signatures> = parseAbi(signatures)
