<?php

namespace Harbour\Money;

class Price { public function tax(): Tax { return new Tax; } }

namespace Harbour\Tools;

use Harbour\Money\Price;

/** Tidies up. */
function tidy(Price $price) { global $log; $log->write($price->tax()); }
