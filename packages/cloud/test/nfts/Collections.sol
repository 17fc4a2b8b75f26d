// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Single things (ERC-721). Anyone may make, move and describe any: it is for tests.
contract Singles {
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

/// Many of each kind (ERC-1155).
contract Kinds {
    mapping(uint256 id => mapping(address owner => uint256)) private held;
    string private link;

    event TransferSingle(address indexed by, address indexed from, address indexed to, uint256 id, uint256 amount);
    event TransferBatch(address indexed by, address indexed from, address indexed to, uint256[] ids, uint256[] amounts);

    constructor(string memory link_) {
        link = link_;
    }

    function uri(uint256) external view returns (string memory) {
        return link;
    }

    function balanceOf(address owner, uint256 id) external view returns (uint256) {
        return held[id][owner];
    }

    function mint(address to, uint256 id, uint256 amount) external {
        held[id][to] += amount;
        emit TransferSingle(msg.sender, address(0), to, id, amount);
    }

    function mintMany(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < ids.length; i++) held[ids[i]][to] += amounts[i];
        emit TransferBatch(msg.sender, address(0), to, ids, amounts);
    }
}
