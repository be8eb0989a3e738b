package shop

import "testing"

func TestPay(t *testing.T) {
	if (&Till{}).Pay(3) != 3 {
		t.Error("wrong")
	}
}
