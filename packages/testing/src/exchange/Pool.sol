// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IToken, TokenTransfer} from "./TokenTransfer.sol";

/// Two tokens whose product of reserves never falls, with the functions and events of a Uniswap V2 pair. Tokens sent to
/// the pool belong to it: there are no shares, flash swaps or price accumulators.
contract Pool {
    using TokenTransfer for address;

    address public immutable factory = msg.sender;
    address public immutable token0;
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private updated;

    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );
    event Sync(uint112 reserve0, uint112 reserve1);

    error Overflow();
    error InsufficientOutput(uint256 out, uint256 min);
    error InsufficientLiquidity();
    error InsufficientInput();
    error Underpaid();

    constructor(address token0_, address token1_) {
        token0 = token0_;
        token1 = token1_;
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, updated);
    }

    /// Sends tokens that the caller has paid for by sending the other token first.
    function swap(uint256 out0, uint256 out1, address to, bytes calldata) external {
        if (out0 == 0 && out1 == 0) revert InsufficientOutput(0, 1);
        (uint256 old0, uint256 old1) = (reserve0, reserve1);
        if (out0 >= old0 || out1 >= old1) revert InsufficientLiquidity();
        if (out0 > 0) token0.send(to, out0);
        if (out1 > 0) token1.send(to, out1);
        sync();
        (uint256 in0, uint256 in1) = paid(old0, old1, out0, out1);
        emit Swap(msg.sender, in0, in1, out0, out1, to);
    }

    /// Makes the balances the reserves.
    function sync() public {
        uint256 balance0 = IToken(token0).balanceOf(address(this));
        uint256 balance1 = IToken(token1).balanceOf(address(this));
        if (balance0 > type(uint112).max || balance1 > type(uint112).max) revert Overflow();
        (reserve0, reserve1, updated) = (uint112(balance0), uint112(balance1), uint32(block.timestamp));
        emit Sync(reserve0, reserve1);
    }

    /// Returns the amounts that arrived. Without their fee of 0.3 %, the product of the reserves must not have fallen.
    function paid(uint256 old0, uint256 old1, uint256 out0, uint256 out1)
        private
        view
        returns (uint256 in0, uint256 in1)
    {
        (uint256 new0, uint256 new1) = (reserve0, reserve1);
        in0 = new0 > old0 - out0 ? new0 - (old0 - out0) : 0;
        in1 = new1 > old1 - out1 ? new1 - (old1 - out1) : 0;
        if (in0 == 0 && in1 == 0) revert InsufficientInput();
        uint256 product = (new0 * 1000 - in0 * 3) * (new1 * 1000 - in1 * 3);
        if (product < old0 * old1 * 1000 ** 2) revert Underpaid();
    }
}
