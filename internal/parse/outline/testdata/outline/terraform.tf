# The machine.
resource "aws_instance" "web" {
  ami = "${var.ami}"
}

variable "ami" {}
