// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Pool} from "./Pool.sol";
import {IToken, TokenTransfer} from "./TokenTransfer.sol";

interface IWrappedEther {
    function deposit() external payable;
    function withdraw(uint256 wad) external;
}

/// Pools and the way to trade in them, with the functions, events and rounding of Uniswap V2's factory and router.
contract Exchange {
    using TokenTransfer for address;

    address public immutable WETH;
    mapping(address tokenA => mapping(address tokenB => address)) public getPair;
    address[] public allPairs;

    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    error Expired();
    error InvalidPath();
    error PoolExists(address tokenA, address tokenB);
    error NoPool(address tokenA, address tokenB);
    error InsufficientInput();
    error InsufficientLiquidity();
    error InsufficientOutput(uint256 out, uint256 min);
    error EtherRefused(address to);

    modifier before(uint256 deadline) {
        if (deadline < block.timestamp) revert Expired();
        _;
    }

    constructor(address weth) {
        WETH = weth;
    }

    receive() external payable {
        require(msg.sender == WETH, "Send ether with a swap");
    }

    // Pools

    function factory() external view returns (address) {
        return address(this);
    }

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    function createPair(address a, address b) external returns (address pool) {
        if (a == b) revert InvalidPath();
        if (getPair[a][b] != address(0)) revert PoolExists(a, b);
        (address token0, address token1) = a < b ? (a, b) : (b, a);
        pool = address(new Pool(token0, token1));
        getPair[a][b] = getPair[b][a] = pool;
        allPairs.push(pool);
        emit PairCreated(token0, token1, pool, allPairs.length);
    }

    function getReserves(address a, address b) public view returns (uint256 reserveA, uint256 reserveB) {
        (uint256 reserve0, uint256 reserve1, ) = poolOf(a, b).getReserves();
        return a < b ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    // Quotes

    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        if (amountIn == 0) revert InsufficientInput();
        if (reserveIn == 0 || reserveOut == 0) revert InsufficientLiquidity();
        uint256 charged = amountIn * 997;
        return (charged * reserveOut) / (reserveIn * 1000 + charged);
    }

    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        if (amountOut == 0) revert InsufficientOutput(0, 1);
        if (reserveIn == 0 || amountOut >= reserveOut) revert InsufficientLiquidity();
        return (reserveIn * amountOut * 1000) / ((reserveOut - amountOut) * 997) + 1;
    }

    function getAmountsOut(uint256 amountIn, address[] calldata path) public view returns (uint256[] memory amounts) {
        amounts = emptyAmounts(path);
        amounts[0] = amountIn;
        for (uint256 i = 1; i < path.length; i++) {
            (uint256 reserveIn, uint256 reserveOut) = getReserves(path[i - 1], path[i]);
            amounts[i] = getAmountOut(amounts[i - 1], reserveIn, reserveOut);
        }
    }

    function getAmountsIn(uint256 amountOut, address[] calldata path) public view returns (uint256[] memory amounts) {
        amounts = emptyAmounts(path);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; i--) {
            (uint256 reserveIn, uint256 reserveOut) = getReserves(path[i - 1], path[i]);
            amounts[i - 1] = getAmountIn(amounts[i], reserveIn, reserveOut);
        }
    }

    // Swaps with exact amounts

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline)
        returns (uint256[] memory amounts)
    {
        amounts = quote(msg.value, amountOutMin, path);
        wrapInto(path);
        swap(amounts, path, to);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = quote(amountIn, amountOutMin, path);
        pullInto(path, amountIn);
        swap(amounts, path, address(this));
        unwrap(path, amounts[path.length - 1], to);
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = quote(amountIn, amountOutMin, path);
        pullInto(path, amountIn);
        swap(amounts, path, to);
    }

    // Swaps that count the tokens that arrive

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline) {
        wrapInto(path);
        swapArrived(path, to, amountOutMin);
    }

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) {
        pullInto(path, amountIn);
        unwrap(path, swapArrived(path, address(this), amountOutMin), to);
    }

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) {
        pullInto(path, amountIn);
        swapArrived(path, to, amountOutMin);
    }

    // Steps

    function emptyAmounts(address[] calldata path) private pure returns (uint256[] memory) {
        if (path.length < 2) revert InvalidPath();
        return new uint256[](path.length);
    }

    function poolOf(address a, address b) private view returns (Pool) {
        if (getPair[a][b] == address(0)) revert NoPool(a, b);
        return Pool(getPair[a][b]);
    }

    function quote(uint256 amountIn, uint256 min, address[] calldata path)
        private
        view
        returns (uint256[] memory amounts)
    {
        amounts = getAmountsOut(amountIn, path);
        uint256 out = amounts[path.length - 1];
        if (out < min) revert InsufficientOutput(out, min);
    }

    function wrapInto(address[] calldata path) private {
        if (path[0] != WETH) revert InvalidPath();
        IWrappedEther(WETH).deposit{value: msg.value}();
        WETH.send(address(poolOf(path[0], path[1])), msg.value);
    }

    function pullInto(address[] calldata path, uint256 amountIn) private {
        path[0].pull(msg.sender, address(poolOf(path[0], path[1])), amountIn);
    }

    function unwrap(address[] calldata path, uint256 amount, address to) private {
        if (path[path.length - 1] != WETH) revert InvalidPath();
        IWrappedEther(WETH).withdraw(amount);
        (bool ok, ) = to.call{value: amount}("");
        if (!ok) revert EtherRefused(to);
    }

    function swap(uint256[] memory amounts, address[] calldata path, address to) private {
        for (uint256 i = 1; i < path.length; i++) swapOnce(path, i, amounts[i], to);
    }

    function swapArrived(address[] calldata path, address to, uint256 min) private returns (uint256 out) {
        address last = path[path.length - 1];
        uint256 had = IToken(last).balanceOf(to);
        for (uint256 i = 1; i < path.length; i++) {
            (uint256 reserveIn, uint256 reserveOut) = getReserves(path[i - 1], path[i]);
            uint256 arrived = IToken(path[i - 1]).balanceOf(getPair[path[i - 1]][path[i]]) - reserveIn;
            swapOnce(path, i, getAmountOut(arrived, reserveIn, reserveOut), to);
        }
        out = IToken(last).balanceOf(to) - had;
        if (out < min) revert InsufficientOutput(out, min);
    }

    function swapOnce(address[] calldata path, uint256 i, uint256 out, address to) private {
        address recipient = i + 1 < path.length ? address(poolOf(path[i], path[i + 1])) : to;
        (uint256 out0, uint256 out1) = path[i - 1] < path[i] ? (uint256(0), out) : (out, uint256(0));
        poolOf(path[i - 1], path[i]).swap(out0, out1, recipient, "");
    }
}
