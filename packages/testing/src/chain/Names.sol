// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Names and who answers for them, with the calls of ENS. Anyone may change anything: it is for tests.
contract Registry {
    mapping(bytes32 node => address) public resolver;

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }
}

/// Records of names (ENSIP-1, 3, 5, 9).
contract Resolver {
    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private addresses;
    mapping(bytes32 node => mapping(string key => string)) public text;
    mapping(bytes32 node => string) public name;

    function addr(bytes32 node) external view returns (address) {
        bytes memory kept = addresses[node][60];
        return kept.length == 20 ? address(bytes20(kept)) : address(0);
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata to) external {
        addresses[node][coinType] = to;
    }

    function setText(bytes32 node, string calldata key, string calldata to) external {
        text[node][key] = to;
    }

    function setName(bytes32 node, string calldata to) external {
        name[node] = to;
    }

    function supportsInterface(bytes4 id) external view virtual returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de;
    }
}
