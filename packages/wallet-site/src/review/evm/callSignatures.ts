/**
 * Functions whose meaning a standard fixes, as far as a selector can tell. The names of the parameters become the labels of
 * the details.
 */
export const standardSignatures: readonly string[] = [
  'transfer(address to, uint256 amount)',
  'transferFrom(address from, address to, uint256 amount)',
  'approve(address spender, uint256 amount)',
  'increaseAllowance(address spender, uint256 addedValue)',
  'decreaseAllowance(address spender, uint256 subtractedValue)',
  'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'safeTransferFrom(address from, address to, uint256 tokenId)',
  'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'setApprovalForAll(address operator, bool approved)',
  'approve(address token, address spender, uint160 amount, uint48 expiration)',
  'deposit()',
  'withdraw(uint256 amount)',
]

/** Functions that run other calls: on the same contract, or on those that they name. */
export const batchSignatures: readonly string[] = [
  'multicall(bytes[] data)',
  'multicall(uint256 deadline, bytes[] data)',
  'multicall(bytes32 previousBlockhash, bytes[] data)',
  'aggregate((address target, bytes callData)[] calls)',
  'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
  'tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
  'execute(address target, uint256 value, bytes callData)',
  'executeBatch(address[] targets, uint256[] values, bytes[] callData)',
  'execTransaction(address target, uint256 value, bytes callData, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
]

/** Functions of common routers and apps. A selector is only a hint: any contract can have a function of this name. */
export const hintSignatures: readonly string[] = [
  'execute(bytes commands, bytes[] inputs, uint256 deadline)',
  'execute(bytes commands, bytes[] inputs)',
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
  'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
  'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
  'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
  'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  'withdraw(address asset, uint256 amount, address to)',
  'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
  'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
  'deposit(uint256 assets, address receiver)',
  'mint(uint256 shares, address receiver)',
  'redeem(uint256 shares, address receiver, address owner)',
  'withdraw(uint256 assets, address receiver, address owner)',
  'submit(address referral)',
  'claim()',
  'claimReward()',
  'claimRewards()',
  'mint(address to, uint256 amount)',
  'mint(uint256 quantity)',
  'burn(uint256 amount)',
  'stake(uint256 amount)',
  'unstake(uint256 amount)',
  'delegate(address delegatee)',
  'castVote(uint256 proposalId, uint8 support)',
  'transferOwnership(address newOwner)',
  'renounceOwnership()',
]
