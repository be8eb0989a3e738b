// Package soak attacks the built program and then lets it work for hours: `make soak`.
//
// The one idea: testdata/families.txt was written before anything was tried, and says of each family of attacks what has to hold. An
// attack is run by the test of that name; a test without a line, or a line without a test, is a failure.
package soak
