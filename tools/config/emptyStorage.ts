// Test files that run one after another in a browser page share its storage. Each starts with an empty one, so that no
// kit reconnects the wallet of an earlier file.
localStorage.clear()
sessionStorage.clear()
