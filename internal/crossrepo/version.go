package crossrepo

// Version changes when other edges are found of the same parts: edges that were kept are then found again.
const Version = 1
