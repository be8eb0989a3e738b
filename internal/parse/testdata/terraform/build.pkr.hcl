source "amazon-ebs" "ubuntu" {
  ami_name = "x-${local.stamp}"
}
build {
  sources = ["source.amazon-ebs.ubuntu"]
  provisioner "shell" { inline = [var.command] }
}
dependency "vpc" {
  config_path = "../vpc"
}
inputs = {
  id = dependency.vpc.outputs.id
}
