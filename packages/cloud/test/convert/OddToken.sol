// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token like USDT: `approve` and transfers return nothing, an allowance changes only from or to zero, and a share
/// of each transfer is burned.
contract OddToken {
    string public constant name = "Odd Token";
    string public constant symbol = "ODD";
    uint8 public constant decimals = 6;
    uint256 public immutable taxBps;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    constructor(uint256 tax) {
        taxBps = tax;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, "Reset the allowance first");
        allowance[msg.sender][spender] = value;
    }

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
    }

    function move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value - (value * taxBps) / 10_000;
    }
}
