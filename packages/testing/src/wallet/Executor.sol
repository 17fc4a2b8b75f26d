// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

struct Call {
    address to;
    uint256 value;
    bytes data;
}

/// Code that an account delegates to (EIP-7702) to make several calls in one transaction.
contract Executor {
    error OnlyAccount();

    receive() external payable {}

    /// Makes all calls. Reverts with the error of the first that fails.
    function execute(Call[] calldata calls) external {
        if (msg.sender != address(this)) revert OnlyAccount();
        for (uint256 i = 0; i < calls.length; i++) {
            (bool ok, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!ok) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
    }
}
