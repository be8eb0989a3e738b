package shop

// Checkout pays a basket.
func Checkout(t *Till, prices []int) int {
	sum := 0
	for _, p := range prices {
		sum += p
	}
	return t.Pay(sum)
}
