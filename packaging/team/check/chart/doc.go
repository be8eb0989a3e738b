// Package chart has the Helm chart judged by Helm and kubeconform, which take minutes to compile: `make acceptance` runs it.
package chart
