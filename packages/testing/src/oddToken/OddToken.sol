// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// An ERC-20 token with the oddities of real ones. Anyone may mint it and change its rules: it is for tests.
contract OddToken {
    string public name;
    string public symbol;
    uint8 public decimals;
    /// Hundredths of a percent that a transfer pays to this contract.
    uint256 public transferFee;
    bool private immutable returnsNothing;
    bool private immutable hasPermit;
    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => uint256) private used;

    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error PermitExpired();
    error InvalidPermit();

    /// Without permits, the functions behave as if they didn't exist.
    modifier ifPermit() {
        require(hasPermit);
        _;
    }

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        uint256 transferFee_,
        bool returnsNothing_,
        bool hasPermit_
    ) {
        (name, symbol, decimals, transferFee) = (name_, symbol_, decimals_, transferFee_);
        (returnsNothing, hasPermit) = (returnsNothing_, hasPermit_);
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        move(address(0), to, value);
    }

    function setDecimals(uint8 decimals_) external {
        decimals = decimals_;
    }

    function setTransferFee(uint256 transferFee_) external {
        transferFee = transferFee_;
    }

    // ERC-20

    function transfer(address to, uint256 value) external returns (bool) {
        charge(msg.sender, to, value);
        return answer();
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        charge(from, to, value);
        return answer();
    }

    function approve(address spender, uint256 value) external returns (bool) {
        // Tether's rule.
        if (returnsNothing) require(value == 0 || allowance[msg.sender][spender] == 0);
        allow(msg.sender, spender, value);
        return answer();
    }

    // EIP-2612

    function nonces(address owner) external view ifPermit returns (uint256) {
        return used[owner];
    }

    function version() external view ifPermit returns (string memory) {
        return "1";
    }

    function DOMAIN_SEPARATOR() public view ifPermit returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        ifPermit
    {
        if (block.timestamp > deadline) revert PermitExpired();
        bytes32 content = keccak256(abi.encode(PERMIT, owner, spender, value, used[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content)), v, r, s);
        if (signer == address(0) || signer != owner) revert InvalidPermit();
        allow(owner, spender, value);
    }

    // Steps

    function charge(address from, address to, uint256 value) private {
        uint256 fee = (value * transferFee) / 10_000;
        balanceOf[from] -= value;
        move(from, to, value - fee);
        if (fee > 0) move(from, address(this), fee);
    }

    function move(address from, address to, uint256 value) private {
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function allow(address owner, address spender, uint256 value) private {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    /// Returns true, or ends the call without an answer.
    function answer() private view returns (bool) {
        if (returnsNothing) {
            assembly {
                return(0, 0)
            }
        }
        return true;
    }
}
