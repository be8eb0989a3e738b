// Package check has the files for those who run a team's server judged by the libraries and programs that read them.
package check
