// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

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
