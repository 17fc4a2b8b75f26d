// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Single things (ERC-721). Anyone may make, move and describe any: it is for tests.
contract Collection {
    string public name;
    string public symbol;
    mapping(uint256 id => address) private owners;
    mapping(uint256 id => string) private links;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(owners[id] != address(0), "nobody's");
        return owners[id];
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        return links[id];
    }

    function mint(address to, uint256 id, string calldata link) external {
        links[id] = link;
        move(to, id);
    }

    function move(address to, uint256 id) public {
        emit Transfer(owners[id], to, id);
        owners[id] = to;
    }
}
