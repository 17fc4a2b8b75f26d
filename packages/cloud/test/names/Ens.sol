// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Resolver} from "../../../testing/src/chain/Names.sol";

/// Answers for every name below its own with the records of one of them (ENSIP-10).
contract WildcardResolver is Resolver {
    function resolve(bytes calldata, bytes calldata call) external view returns (bytes memory) {
        (bool worked, bytes memory answer) = address(this).staticcall(call);
        require(worked, "no such record");
        return answer;
    }

    function supportsInterface(bytes4 id) external pure override returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}

/// Keeps its records on a server (EIP-3668), and takes only answers that are signed.
contract OffchainResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    string[] private urls;
    address private immutable signer;
    /// Whom it says that it is. Not itself: what a contract does that is called by one that lies.
    address private immutable sender;

    constructor(string[] memory places, address trusted, address pretended) {
        urls = places;
        signer = trusted;
        sender = pretended == address(0) ? address(this) : pretended;
    }

    function resolve(bytes calldata, bytes calldata call) external view returns (bytes memory) {
        revert OffchainLookup(sender, urls, call, this.answered.selector, call);
    }

    function answered(bytes calldata answer, bytes calldata call) external view returns (bytes memory) {
        (bytes memory record, uint8 v, bytes32 r, bytes32 s) = abi.decode(answer, (bytes, uint8, bytes32, bytes32));
        require(ecrecover(keccak256(abi.encode(call, record)), v, r, s) == signer, "not signed");
        return record;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}

/// Collectibles of both kinds, one contract for brevity.
contract Collectibles {
    mapping(uint256 id => address) public ownerOf;
    mapping(address owner => mapping(uint256 id => uint256)) public balanceOf;
    mapping(uint256 id => string) public tokenURI;

    function mint(address to, uint256 id, string calldata link) external {
        ownerOf[id] = to;
        balanceOf[to][id] += 1;
        tokenURI[id] = link;
    }

    function uri(uint256 id) external view returns (string memory) {
        return tokenURI[id];
    }
}
