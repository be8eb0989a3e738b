region = "eu-west-1"
zone   = { a = 1 }
