// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IToken, TokenTransfer} from "./TokenTransfer.sol";

interface IRouter {
    function WETH() external view returns (address);
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

interface ISource {
    function mint(address to, uint256 value) external;
    function deposit() external payable;
    function approve(address spender, uint256 value) external;
}

/// Buys before another account and sells after it. What it starts a trade with is made for the trade and destroyed after
/// it, so its balance is its profit.
contract Sandwich {
    using TokenTransfer for address;

    IRouter private immutable router;

    constructor(IRouter router_) {
        router = router_;
    }

    function buy(uint256 amount, address[] calldata path) external payable {
        if (path[0] == router.WETH()) ISource(path[0]).deposit{value: amount}();
        else ISource(path[0]).mint(address(this), amount);
        trade(amount, path);
    }

    /// Sells all it has of the path's first token. Of the last one, it keeps only the profit.
    function sell(uint256 spent, address[] calldata path) external {
        address token = path[path.length - 1];
        uint256 had = IToken(token).balanceOf(address(this));
        trade(IToken(path[0]).balanceOf(address(this)), path);
        uint256 got = IToken(token).balanceOf(address(this)) - had;
        token.send(address(0xdead), got < spent ? got : spent);
    }

    function trade(uint256 amount, address[] calldata path) private {
        ISource(path[0]).approve(address(router), amount);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amount,
            0,
            path,
            address(this),
            type(uint256).max
        );
    }
}
