//go:build !unix

package regular

// Opening waits for nothing on Windows, and names of pipes and devices are not below a folder.
const noWait, noFollow = 0, 0
