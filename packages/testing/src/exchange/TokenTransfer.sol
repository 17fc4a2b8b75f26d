// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IToken {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

error TransferFailed(address token);

/// Transfers tokens, including those that return nothing.
library TokenTransfer {
    function send(address token, address to, uint256 value) internal {
        check(token, abi.encodeCall(IToken.transfer, (to, value)));
    }

    function pull(address token, address from, address to, uint256 value) internal {
        check(token, abi.encodeCall(IToken.transferFrom, (from, to, value)));
    }

    function check(address token, bytes memory data) private {
        (bool ok, bytes memory answer) = token.call(data);
        if (!ok || (answer.length > 0 && !abi.decode(answer, (bool)))) revert TransferFailed(token);
    }
}
